"""What many games of Pendulum tell, and Pendulum as a learning environment."""
