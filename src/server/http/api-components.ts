import { z } from 'zod';
import * as account from '#shared/api/account-contract.ts';
import * as apiToken from '#shared/api/api-token-contract.ts';
import * as article from '#shared/api/article-contract.ts';
import * as assistant from '#shared/api/assistant-contract.ts';
import * as audit from '#shared/api/audit-contract.ts';
import * as bulk from '#shared/api/bulk-contract.ts';
import * as calendar from '#shared/api/calendar-contract.ts';
import * as contentHealth from '#shared/api/content-health-contract.ts';
import * as demoReading from '#shared/api/demo-reading-contract.ts';
import * as enquiry from '#shared/api/enquiry-contract.ts';
import * as insight from '#shared/api/insight-contract.ts';
import * as notice from '#shared/api/notice-contract.ts';
import * as ownerFacts from '#shared/api/owner-facts-contract.ts';
import * as ownerSetting from '#shared/api/owner-setting-contract.ts';
import * as passwordReset from '#shared/api/password-reset-contract.ts';
import * as people from '#shared/api/people-contract.ts';
import * as personalData from '#shared/api/personal-data-contract.ts';
import * as picture from '#shared/api/picture-contract.ts';
import * as presence from '#shared/api/presence-contract.ts';
import * as preview from '#shared/api/preview-contract.ts';
import * as record from '#shared/api/record-contract.ts';
import * as recording from '#shared/api/recording-contract.ts';
import * as replacement from '#shared/api/replacement-contract.ts';
import * as review from '#shared/api/review-contract.ts';
import * as schedule from '#shared/api/schedule-contract.ts';
import * as secondFactor from '#shared/api/second-factor-contract.ts';
import * as taxonomy from '#shared/api/taxonomy-contract.ts';
import * as trash from '#shared/api/trash-contract.ts';
import * as version from '#shared/api/version-contract.ts';
import * as webhook from '#shared/api/webhook-contract.ts';
import * as workingCopy from '#shared/api/working-copy-contract.ts';
import * as problem from '../problem.ts';

const contracts: readonly object[] = [
  replacement,
  webhook,
  review,
  presence,
  contentHealth,
  calendar,
  account,
  apiToken,
  article,
  assistant,
  audit,
  bulk,
  demoReading,
  enquiry,
  insight,
  notice,
  ownerFacts,
  ownerSetting,
  passwordReset,
  people,
  personalData,
  picture,
  preview,
  record,
  recording,
  schedule,
  secondFactor,
  taxonomy,
  trash,
  version,
  workingCopy,
  problem,
];

/** Parts of names of schemas that the document shows in place, such as those of queries. */
const inPlace = /Query|Params|Header|Filter|Text|Id$|Event$/;

/**
 * Names the objects of the API contract, so that the OpenAPI document describes each once: `articleSaveSchema` becomes
 * the component `ArticleSave`. The name of a schema that is exported twice is the first one.
 */
export function nameComponents(): void {
  for (const [exported, schema] of contracts.flatMap((contract) => Object.entries(contract))) {
    if (!exported.endsWith('Schema') || !(schema instanceof z.ZodObject || schema instanceof z.ZodUnion)) continue;
    const name = exported.slice(0, -'Schema'.length);
    const known = z.globalRegistry.get(schema);
    if (known?.id === undefined && !inPlace.test(name)) {
      z.globalRegistry.add(schema, { ...known, id: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });
    }
  }
}
