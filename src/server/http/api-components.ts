import { readdirSync } from 'node:fs';
import { z } from 'zod';
import * as problem from '../problem.ts';

/** Parts of names of schemas that the document shows in place, such as those of queries. */
const inPlace = /Query|Params|Header|Filter|Text|Id$|Event$/;

const contractFolder = new URL('../../shared/api/', import.meta.url);

/**
 * Names the objects of the API contract, so that the OpenAPI document describes each once: `articleSaveSchema` becomes
 * the component `ArticleSave`. The name of a schema that is exported twice is the first one.
 */
export async function nameComponents(): Promise<void> {
  const files = readdirSync(contractFolder).filter((name) => name.endsWith('-contract.ts'));
  const contracts = await Promise.all(
    files.map((name): Promise<object> => import(/* @vite-ignore */ new URL(name, contractFolder).href)),
  );
  for (const [exported, schema] of [...contracts, problem].flatMap((contract) => Object.entries(contract))) {
    if (!exported.endsWith('Schema') || !(schema instanceof z.ZodObject || schema instanceof z.ZodUnion)) continue;
    const name = exported.slice(0, -'Schema'.length);
    const known = z.globalRegistry.get(schema);
    if (known?.id === undefined && !inPlace.test(name)) {
      z.globalRegistry.add(schema, { ...known, id: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });
    }
  }
}
