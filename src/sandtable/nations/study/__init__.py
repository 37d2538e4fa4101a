"""What many games of Nations tell, and Nations as a learning environment."""
