import { apiPaths } from '#shared/api/api-paths.ts';
import { readFormToken } from './enquiry-rules.ts';

/** Maximum time to wait for a token, in milliseconds. */
const patience = 10_000;

/** Fetches the token that proves when a form was opened. Returns `undefined` if that fails. */
export async function fetchFormToken(apiBaseUrl: string, request: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const response = await request(apiBaseUrl + apiPaths.enquiryForm, { signal: AbortSignal.timeout(patience) });
    return readFormToken(await response.json());
  } catch {
    return undefined;
  }
}
