/** Preloaded into a server by a control: it ends at SIGTERM without finishing what it has begun. */
process.once('SIGTERM', () => process.exit(0));
