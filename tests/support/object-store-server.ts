import { createRequire } from 'node:module';
import { z } from 'zod';
import { cleanUp, makeFolder } from './clean-up.ts';

/** A real server on loopback that is compatible with S3. It has one empty bucket. */
export interface ObjectStoreServer {
  /** The settings that make the product use this bucket. */
  readonly settings: Readonly<
    Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  >;
}

const addressSchema = z.object({ port: z.number() });

/** Starts a server that stores its objects in a temporary folder. It stops after the test or the suite. */
export async function startObjectStoreServer(): Promise<ObjectStoreServer> {
  // The package uses CommonJS and has no types, so it is loaded with `require`.
  const S3rver = createRequire(import.meta.url)('s3rver');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: makeFolder(),
    configureBuckets: [{ name: 'backups' }],
  });
  const { port } = addressSchema.parse(await server.run());
  cleanUp(() => server.close());
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'backups',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}
