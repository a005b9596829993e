import { createHash } from 'node:crypto';

/** Returns the integrity hash of a file, in the form in which a `<script>` contains it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
