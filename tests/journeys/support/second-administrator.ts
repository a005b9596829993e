import { apiPaths } from '#shared/api/api-paths.ts';
import { inviteCreatedSchema } from '#shared/api/people-contract.ts';
import { type Administrator, signInAt } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';

let serial = 0;

/** Invites another administrator, who accepts. Returns this administrator with a token. */
export async function addSecondAdministrator(origin: string, { token }: Administrator): Promise<Administrator> {
  serial += 1;
  const person = { fullName: 'Mere Tamatea', email: `mere-${serial}@bellbird.example`, password: 'Korimako-at-5-am!' };
  const send = sendToOrigin(origin, token);
  const { fullName: full_name, email, password } = person;
  const invited = await send('POST', apiPaths.adminInvites, { full_name, email, role: 'admin' });
  const invite = inviteCreatedSchema.parse(invited.body);
  await send('POST', apiPaths.inviteAccept, { token: invite.token, full_name, password });
  return { ...person, token: await signInAt(origin, person) };
}
