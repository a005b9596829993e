/** Returns the message with which an attempt is refused. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
}
