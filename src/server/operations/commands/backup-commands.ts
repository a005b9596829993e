import { rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readTextFile, TextFileError } from '../../config/text-file.ts';
import { createPrivateFolder } from '../../database/private-files.ts';
import { claimBucket, findBucketOwner, openObjectStore } from '../../pictures/object-store.ts';
import { createPictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import {
  makeBackup,
  makeScheduledBackup,
  readInstance,
  requireReplaceable,
  restoreBackup,
  type WrittenBackup,
} from '../backup/backup.service.ts';
import { backupFileName, backupFolder, listBackups } from '../backup/backup-folder.ts';
import {
  copyPicturesToStore,
  copyToStore,
  createKeyPair,
  fetchFromStore,
  listStoredBackups,
  picturesInStore,
} from '../backup/offsite-backup.ts';
import { backUpPictures, copiesBeside, restorePictures } from '../backup/picture-copies.ts';
import { type Command, configOf, parseWords, refuseWords, UsageError } from './command.ts';
import { runTrial } from './trial-restore.ts';

const backup: Command = {
  name: 'backup',
  options: '[--to FILE] [--to-store] [--scheduled]',
  summary:
    'Write all data, accounts included, to one file and check it. The server may keep running. --to-store: also copy the file, encrypted, to the object store. --scheduled: only when a backup is due (BACKUP_EVERY_HOURS), and keep the newest BACKUP_KEEP of them.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      to: { type: 'string' },
      'to-store': { type: 'boolean' },
      scheduled: { type: 'boolean' },
    });
    refuseWords(positionals);
    const given = values.to === undefined ? undefined : newFileAt(values.to);
    const { print } = context.terminal;
    const config = configOf(context);
    const now = new Date();
    if (values.scheduled) {
      const { written, copied } = await makeScheduledBackup(config, now);
      if (written) print(sentenceOf(written));
      if (copied) print(`${copied} is in the object store now.`);
      if (!written && !copied) print('No backup is due.');
      return;
    }
    const file = given ?? backupFileName(backupFolder(config.dataDirectory), 'bellbird', now);
    print(sentenceOf(await makeBackup(config, file, now)));
    const { copied, missing } = await backUpPictures(createPictureStorage(config), dirname(file));
    if (copied > 0)
      print(
        `${copied} pictures and recordings were added to ${join(dirname(file), 'pictures')}. Keep that folder beside the file.`,
      );
    if (missing.length > 0) print(`${missing.length} pictures or recordings are damaged. The doctor names them.`);
    if (values['to-store']) {
      const instance = await readInstance(config);
      const copy = { file, name: basename(file), instance, now };
      print(`${await copyToStore(config, copy)} is in the object store now.`);
      await copyPicturesToStore(config, dirname(file));
    }
  },
};

/** Returns the path of a new backup. Throws {@link UsageError} if it would be that of a folder, or a blank name. */
function newFileAt(given: string): string {
  const file = resolve(given);
  if (given.trim() === '' || /[/\\]$/.test(given) || statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError('--to takes the name of a new file, not of a folder: --to copies/monday.backup');
  return file;
}

function sentenceOf({ file, bytes }: WrittenBackup): string {
  return `${file} contains all data (${kilobytes(bytes)}). It was loaded into a scratch database, and every row is there.`;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en-NZ')} kB`;
}

const backupList: Command = {
  name: 'backup list',
  options: '',
  summary: 'List the backups on this machine and, where one is set up, in the object store; the newest first.',
  async run(context) {
    refuseWords(parseWords(context.words, {}).positionals);
    const { print } = context.terminal;
    const config = configOf(context);
    const folder = backupFolder(config.dataDirectory);
    const local = listBackups(folder, new Date());
    print(local.length === 0 ? `There are no backups in ${folder}.` : `In ${folder}:`);
    for (const { name, bytes } of local) print(`  ${name}  ${kilobytes(bytes)}`);
    if (!config.objectStore) return;
    const stored = await listStoredBackups(config);
    const bucket = `bucket ${config.objectStore.bucket}`;
    print(stored.length === 0 ? `There are no backups in ${bucket}.` : `In ${bucket}:`);
    for (const { key, bytes } of stored) print(`  ${key}  ${kilobytes(bytes)}`);
  },
};

const backupKey: Command = {
  name: 'backup key',
  options: '[--key-stdin]',
  summary:
    'Make the keys for encrypted backups in the object store, and print them. --key-stdin: print those that belong to your secret key.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, { 'key-stdin': { type: 'boolean' } });
    refuseWords(positionals);
    const { print } = context.terminal;
    const given = values['key-stdin'] ? keyIn(await context.terminal.readInput(), 'Standard input') : undefined;
    const { identity, recipient, signingKey } = await createKeyPair(given);
    print('Keep this secret key away from the server, for example in a password manager.');
    print('Without it nobody can read the copies in the object store:');
    if (given === undefined) print(identity);
    print('Put these two keys into the settings. The first can only encrypt, and the second only sign:');
    print(`BACKUP_OFFSITE_KEY=${recipient}`);
    print(`BACKUP_SIGNING_KEY=${signingKey}`);
  },
};

/** Replaces all data with a backup. If the command fails, the data is unchanged. */
const restore: Command = {
  name: 'restore',
  options: 'FILE | --from-store [NAME] [--instance ID] [--key-file FILE | --key-stdin] [--trial | --replace DATABASE]',
  summary:
    'Check a backup and replace all data with it. Stop the server first. The former data is kept. A backup of SQLite can be restored on PostgreSQL, and the other way round. --from-store: fetch the backup from the object store; without NAME, the newest one signed with your key. --trial: change nothing, serve the backup from a folder apart. --replace: the name of a PostgreSQL database that holds data.',
  async run(context) {
    const { values, positionals } = parseWords(context.words, {
      'from-store': { type: 'boolean' },
      'key-file': { type: 'string' },
      'key-stdin': { type: 'boolean' },
      instance: { type: 'string' },
      trial: { type: 'boolean' },
      replace: { type: 'string' },
    });
    const [file, ...rest] = positionals;
    if (file === undefined && !values['from-store']) throw new UsageError('Say which backup: give its file.');
    refuseWords(rest);
    const config = configOf(context);
    const now = new Date();
    const folder = backupFolder(config.dataDirectory);
    if (!values.trial) await requireReplaceable(config, values.replace);
    let key: string | undefined;
    let source = { file: resolve(file ?? ''), name: file ?? '', isSigned: true };
    if (values['from-store']) {
      createPrivateFolder(folder);
      if (values['key-stdin']) key = keyIn(await context.terminal.readInput(), 'Standard input');
      else if (values['key-file']) key = keyIn(readKeyFile(values['key-file']), values['key-file']);
      source = await fetchFromStore(config, { name: file, instance: values.instance, key, folder, now });
      if (!source.isSigned) {
        context.terminal.printError(
          `${source.name} is not signed with your key: anyone who may write to the bucket can have made it. It is used because you named it.`,
        );
      }
    }
    try {
      const copies = values['from-store'] ? await picturesInStore(config, key) : copiesBeside(dirname(source.file));
      if (values.trial) return await runTrial(context, { ...source, copies });
      const kept = await restoreBackup(config, source.file, now);
      context.terminal.print(`${source.name} is restored. Everyone has to sign in again.`);
      const pictures = await restorePictures(config, createPictureStorage(config), copies);
      if (pictures.copied > 0) context.terminal.print(`${pictures.copied} pictures and recordings are restored.`);
      if (pictures.missing.length > 0) {
        context.terminal.print(
          `${pictures.missing.length} pictures or recordings are missing. The doctor names them and says what to do.`,
        );
      }
      if (kept !== undefined) context.terminal.print(`The former data is kept in ${kept}`);
    } finally {
      if (values['from-store']) rmSync(source.file, { force: true });
    }
  },
};

/** Returns the text of a file. When this user may not read it, throws a problem that suggests `--key-stdin`. */
function readKeyFile(file: string): string {
  try {
    return readTextFile(file);
  } catch (error) {
    if (error instanceof TextFileError) throw new Problem('bad_request', error.message);
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    throw new Problem('bad_request', `${file} cannot be read by this user. Use --key-stdin < ${file} instead.`);
  }
}

/**
 * Returns the secret key that a text contains. The text may also contain comments, as the files of age-keygen do.
 * Throws a `bad_request` problem when it contains no key.
 */
function keyIn(text: string, place: string): string {
  const key = /^\uFEFF?(AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})$/m.exec(text.replaceAll('\r', ''))?.[1];
  if (key === undefined) {
    throw new Problem(
      'bad_request',
      `${place} has no line with a secret key: AGE-SECRET-KEY-1 and 58 more characters.`,
    );
  }
  return key;
}

const bucketClaim: Command = {
  name: 'bucket claim',
  options: 'BUCKET',
  summary:
    'Make this instance the owner of the bucket with this name, so that it removes old pictures and copies there. Only when the server that owned it is gone.',
  async run(context) {
    const [name, ...rest] = parseWords(context.words, {}).positionals;
    refuseWords(rest);
    const config = configOf(context);
    const { objectStore } = config;
    if (!objectStore) throw new Problem('bad_request', 'No object store is set up, so there is no bucket to claim.');
    if (name !== objectStore.bucket) throw new UsageError('Give the name of the bucket in S3_BUCKET.');
    const store = await openObjectStore(objectStore);
    const former = await findBucketOwner(store);
    const instance = await readInstance(config);
    await claimBucket(store, { instance, site: config.siteUrl });
    const from = former ? `It belonged to ${former.instance} (${former.site}).` : 'It belonged to nobody.';
    context.terminal.print(`The bucket ${name} belongs to this instance now, ${instance}. ${from}`);
  },
};

/** The commands for backups, in the order of the help. */
export const backupCommands: readonly Command[] = [backup, backupList, backupKey, restore, bucketClaim];
