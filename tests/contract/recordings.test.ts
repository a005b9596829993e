import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { readContentVersion } from '#server/database/content-version.repository.ts';
import { diskStorage } from '#server/pictures/picture-storage.ts';
import { forgetDeletedRecordings } from '#server/pictures/recording.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { recordingMessages, recordingSchema } from '#shared/api/recording-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { createRecordingUploader, makeRecording, makeThreeHours, tone, video } from '#tests/support/recordings.ts';
import { testConfig } from '#tests/support/test-app.ts';

const lines = [
  { speaker: 'caller', text: 'Our drain is blocked.', from: null },
  { speaker: 'agent', text: 'I can send somebody at two.', from: 0.5 },
];

describeOnEveryEngine('recordings of example calls', (database) => {
  let files: ReturnType<typeof createRecordingUploader>;
  const directory = makeFolder();
  const desk = deskOfSuite(database, { config: testConfig({ DATA_DIR: directory }) });
  const names = (name: string) => {
    const folder = join(directory, 'pictures', name);
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const at = (id: number) => `${apiPaths.adminRecordings}/${id}`;
  const list = async (query = '') =>
    z.array(recordingSchema).parse((await desk.admin('GET', `${apiPaths.adminRecordings}${query}`)).body);
  const heard = async () => createSiteContent(database().db).recordings();
  const get = (url: string, headers: Record<string, string> = {}) => desk.app.inject({ url, headers });

  beforeAll(async () => {
    files = createRecordingUploader(desk.app, await callAccounts(desk.app).signIn('admin@example.com'));
  });

  test.each([
    ['mp3', 'audio/mpeg', 1.152],
    ['m4a', 'audio/mp4', 1],
    ['webm', 'audio/webm', 1],
  ] as const)(
    'accepts %s whatever its name says, and serves it unchanged with its own type',
    async (format, type, seconds) => {
      const recording = await files.upload(tone[format], { file_name: 'call.txt' });
      expect(recording).toMatchObject({
        ...{ format, bytes: tone[format].length, trade: '', language: '', lines: [], is_heard: false, version: 1 },
        seconds: expect.closeTo(seconds, 0),
      });
      const answer = await get(recording.address);
      expect(answer.rawPayload.equals(tone[format])).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
    },
  );

  test('sends the part that a browser asks for', async () => {
    const { address } = await files.upload(makeRecording(2));
    const size = makeRecording(2).length;
    const { etag = '' } = (await get(address)).headers;
    const first = await get(address, { range: 'bytes=0-1' });
    expect(first).toMatchObject({ statusCode: 206, headers: { 'content-range': `bytes 0-1/${size}` } });
    expect(first.rawPayload.equals(makeRecording(2).subarray(0, 2))).toBe(true);
    expect((await get(address, { range: 'bytes=5-', 'if-range': etag })).rawPayload.length).toBe(size - 5);
    expect((await get(address, { range: 'bytes=5-', 'if-range': '"other"' })).statusCode).toBe(200);
    const beyond = await get(address, { range: `bytes=${size}-` });
    expect(beyond).toMatchObject({ statusCode: 416, headers: { 'content-range': `bytes */${size}` } });
    expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(address.replace('.mp3', '.webm'))).statusCode).toBe(404);
  });

  test.each([
    ['no body', Buffer.alloc(0), recordingMessages.missing],
    ['a text named .mp3', Buffer.from('this is no sound'), recordingMessages.notARecording],
    ['a video', video, recordingMessages.video],
    ['61 seconds', makeRecording(61), recordingMessages.tooLong],
    ['three hours', makeThreeHours(), recordingMessages.tooLong],
    ['a file without its second half', tone.m4a.subarray(0, 1800), recordingMessages.damaged],
    ['the start of a WebM', tone.webm.subarray(0, 100), recordingMessages.damaged],
  ])('refuses %s with an explanation, and keeps nothing', async (_name, file, sentence) => {
    const before = [names('originals'), (await list()).length];
    const answer = await files.send(file, { file_name: 'call.mp3' });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ msg: sentence }] } });
    expect([names('originals'), (await list()).length]).toEqual(before);
    expect(names('incoming')).toEqual([]);
  });

  test('refuses more than 1 MB, and a trade or language that does not exist', async () => {
    expect(await files.send(Buffer.alloc(1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { detail: recordingMessages.tooLarge },
    });
    const { id } = await files.upload(makeRecording(6));
    const answer = await desk.admin('PUT', at(id), { trade: 'florist', language: 'fr', lines });
    const sentences = z.object({ detail: z.array(z.object({ msg: z.string() })) }).parse(answer.body).detail;
    expect(sentences.map(({ msg }) => msg)).toEqual([
      recordingMessages.unknownTrade,
      recordingMessages.unknownLanguage,
    ]);
    expect(names('incoming')).toEqual([]);
  });

  test('accepts ten at once, and answers the same file with the existing recording', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => makeRecording(10 + index));
    const answers = await Promise.all(ten.map((file) => files.send(file)));
    expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 201));
    const [first = Buffer.alloc(0)] = ten;
    expect((await files.send(first)).status).toBe(200);
  });

  test('is heard once it has words, until it is deleted, and is gone after 30 days', async () => {
    const recording = await files.upload(makeRecording(3), { file_name: 'order.mp3' });
    expect(await heard()).toEqual([]);
    const version = await readContentVersion(database().db);
    const save = { trade: 'takeaway', language: 'zh-Hans', lines };
    expect((await desk.admin('PUT', at(recording.id), save, { 'if-match': '"9"' })).status).toBe(412);
    expect(await desk.admin('PUT', at(recording.id), save, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { is_heard: true, version: 2, lines },
    });
    expect(await readContentVersion(database().db)).toBe(version + 1);
    expect(await heard()).toEqual([
      {
        trade: 'takeaway',
        language: 'zh-Hans',
        address: recording.address,
        lines: [{ ...lines[0], from: 0 }, lines[1]],
      },
    ]);
    const newer = await files.upload(makeRecording(4));
    await desk.admin('PUT', at(newer.id), save);
    expect((await heard()).map(({ address }) => address)).toEqual([newer.address]);
    expect((await desk.admin('DELETE', at(newer.id))).status).toBe(204);
    expect((await heard()).map(({ address }) => address)).toEqual([recording.address]);
    expect((await get(newer.address)).statusCode).toBe(404);
    expect((await desk.admin('DELETE', at(newer.id))).status).toBe(404);
    expect((await desk.admin('POST', `${at(newer.id)}/restore`)).status).toBe(200);
    expect((await get(newer.address)).statusCode).toBe(200);

    await desk.admin('DELETE', at(newer.id));
    const library = { db: database().db, storage: diskStorage(join(directory, 'pictures')) };
    const originals = names('originals').length;
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    expect(await forgetDeletedRecordings(library, days(29))).toBe(0);
    expect(await forgetDeletedRecordings(library, days(31))).toBe(1);
    expect(await list('?state=deleted')).toEqual([]);
    expect(names('originals').length).toBe(originals - 1);
  });

  test('is not heard when its trade is no longer on the site', async () => {
    const { id } = await files.upload(makeRecording(5));
    await desk.admin('PUT', at(id), { trade: 'beauty', language: 'en', lines });
    await database().db.updateTable('recordings').set({ trade: 'florist' }).where('id', '=', id).execute();
    expect((await heard()).map(({ trade }) => trade)).toEqual(['takeaway']);
    expect((await list()).find((recording) => recording.id === id)).toMatchObject({ trade: 'florist' });
  });
});
