"""What the command line shows of Nations."""
