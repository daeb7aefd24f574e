"""What cards are declared with: builders of combat paragraphs, upgrades and events."""
