/** Breaks a server: when it receives SIGTERM, it exits at once and does not finish its requests. */
process.once('SIGTERM', () => process.exit(0));
