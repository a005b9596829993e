import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the digests of the base images into the Dockerfile, so that each build starts from the same bytes. Asks the
 * registry from which Docker takes images. Run it again to take a newer image of the same tag.
 *
 *   node scripts/pin-base-images.ts
 */
const file = 'Dockerfile';
const baseImage = /^FROM ([a-z][\w./-]*:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

const text = readFileSync(file, 'utf8');
writeFileSync(
  file,
  text.replace(baseImage, (_line, image: string) => `FROM ${image}@${digestOf(image)}`),
);

function digestOf(image: string): string {
  const question = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const digest = execFileSync('docker', question, { encoding: 'utf8' }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`Docker returned no digest for ${image}: ${digest}`);
  console.log(`${image} is ${digest}`);
  return digest;
}
