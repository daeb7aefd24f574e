"""What the commands of `hadur arena` are made of."""
