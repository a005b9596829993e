import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type DemoLanguage, languageOf } from '#language/languages.ts';

/** A text of the product that people read. */
export interface ProductText {
  /** The file and line of the text. Example: `src/shared/offer/packages.ts:20`. */
  readonly source: string;
  readonly language: DemoLanguage;
  readonly text: string;
}

/** Files whose strings people never read, or read only on the command line. */
const unread =
  /\.(?:test|fixture)\.|\.repository\.ts$|^src\/shared\/(?:hearing|api\/api-paths)|^src\/site\/build\/|^src\/server\/(?:config|content\/search|database|operations\/(?!notices)|pages)|^src\/server\/[^/]+$|\/phrasings\/|^src\/server\/accounts\/(?:first-admin|administration)|^src\/server\/assistant\/model\//;

const sources = [
  'site.config.ts',
  'src/{site,desk,shared,server}/**/*.{ts,tsx,astro}',
  'src/demo-agents/{agents,call,live-call,text}/**/*.{ts,tsx}',
  'src/server/content/starter/articles/*.html',
  'src/server/assistant/knowledge/answers/*.jsonl',
];

/** Returns all texts that visitors and editors read. Reads files relative to the working directory. */
export function listProductTexts(): ProductText[] {
  const files = sources.flatMap((pattern) => globSync(pattern)).filter((file) => !unread.test(file));
  return files.flatMap((file) =>
    findTexts(file, readFileSync(file, 'utf8')).map(({ line, text }) => ({
      source: `${file}:${line}`,
      language: languageOf(text),
      text,
    })),
  );
}

/**
 * A text that people read, and the line of the file on which the text begins. A value in the text is written as `{…}`.
 */
interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** Attributes of JSX elements whose values people read or hear. */
const spokenAttributes = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;
/** Names of attributes and properties whose values are for programs, even if a value looks like a sentence. */
const technicalNames =
  /^(?:@type|class|className|d|viewBox|points|transform|path|style|id|key|type|kind|role|rel|href|src|slug|categorySlug|tagSlugs|asked|phrasings|words|keys|method|placement|pattern|sizes|allow|media|autoComplete|preserveAspectRatio|content-type|cache-control|accept|selector|event|code)$/;
/** Functions whose arguments are for programs or for the operator's log. */
const technicalCalls =
  /^(?:Error|TypeError|RangeError|AssertionError|console\.\w+|querySelector(?:All)?|closest|matches|getAttribute|setAttribute|addEventListener|removeEventListener|replace(?:All)?|split|join|startsWith|endsWith|includes|test|match(?:All)?|URL|RegExp|require|import|fetch|sql|noteFailure|warn|debug|info|fatal)$/;

/**
 * Returns the texts of a TypeScript or Astro file that people read: the content of elements, and string literals that
 * are not for programs. An element's content is one text, even if parts of it are in other elements.
 */
export function findTexts(path: string, source: string): FoundText[] {
  if (/\.(?:html|jsonl)$/.test(path))
    return source.split('\n').flatMap((line, index) => textsOfData(line).map((text) => ({ line: index + 1, text })));
  if (!path.endsWith('.astro')) return textsOf(path, source);
  const [, code = '', markup = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const markupLine = source.slice(0, source.length - markup.length).split('\n').length - 1;
  const elements = markup.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, (whole) => whole.replace(/[^\n]/g, ''));
  const inMarkup = textsOf('markup.tsx', `<>${elements.replace(/<!doctype[^>]*>/i, '')}</>`);
  return [...textsOf(path, code), ...inMarkup.map(({ line, text }) => ({ line: line + markupLine, text }))];
}

/** Returns the texts in a line of an article or of the assistant's answers: the line, or the values of its JSON. */
function textsOfData(line: string): string[] {
  const [json] = /\{.*\}/.exec(line) ?? [];
  const values: unknown[] = json ? Object.values(JSON.parse(json)) : [line];
  return values.filter((value): value is string => typeof value === 'string' && /\s|\p{Script=Han}/u.test(value));
}

function textsOf(path: string, source: string): FoundText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const texts: FoundText[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    texts.push({ line, text: text.replace(/[ \n]+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) return;
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(isWordyJsxText)) {
      add(node, contentOf(node));
      visitAttributes(node, visit);
      return;
    }
    if (isString(node)) {
      const text = stringOf(node);
      if (isRead(node, text)) add(node, text);
      if (!ts.isTemplateExpression(node)) return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const isWordyJsxText = (node: ts.Node) => ts.isJsxText(node) && /\p{L}/u.test(node.text.replace(/&\w+;/g, ''));

/**
 * Visits the attributes of an element and of the elements in it, and the code in its braces. Leaves out plain text,
 * which has been added already as the element's content.
 */
function visitAttributes(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    if (ts.isJsxAttributes(child)) visit(child);
    else if (ts.isJsxExpression(child) && !isString(child.expression)) ts.forEachChild(child, visit);
    else visitAttributes(child, visit);
  });
}

/** Returns the content of an element as one text. */
function contentOf(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replace(/\s*\n\s*/g, ' ');
  if (ts.isJsxExpression(node)) {
    if (!node.expression) return '';
    return isString(node.expression) ? stringOf(node.expression) : '{…}';
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(contentOf).join('');
  return '';
}

type StringNode = ts.StringLiteralLike | ts.TemplateExpression;

function isString(node: ts.Node | undefined): node is StringNode {
  return node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
}

function stringOf(node: StringNode): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

/**
 * Returns whether a node contains no text for people. This is so for types, imports, and arguments and values that are
 * for programs.
 */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isTaggedTemplateExpression(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return !spokenAttributes.test(node.name.getText()) && isTechnical(node.name.getText());
  if (ts.isPropertyDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword))
    return true;
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) return isTechnical(nameOf(node.name));
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression.getText();
    return technicalCalls.test(called) || technicalCalls.test(called.split('.').at(-1) ?? '');
  }
  return false;
}

const isTechnical = (name: string) => technicalNames.test(name) || /^(?:data-|on[A-Z])/.test(name);

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

/** Returns whether a string is a text for people. This depends on its form and on the code around it. */
function isRead(node: ts.Node, text: string): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isBinaryExpression(parent) && /^[!=]==?$|^in$/.test(parent.operatorToken.getText())) return false;
  if (ts.isJsxAttribute(parent) && spokenAttributes.test(parent.name.getText())) return true;
  const words = text.replaceAll('{…}', '');
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(words)) return !isForProgramsByForm(words);
  if (!/\p{L}{2}/u.test(words) || isForProgramsByForm(words)) return false;
  return /\p{L}[\p{L}’',.;:!?…)]*\s+\S/u.test(words) || /^\p{Lu}\p{Ll}[\p{Ll}’-]*[.!?…]?$/u.test(words);
}

/**
 * Returns whether a string looks like an address, markup, a policy, a media query, or a list of words or class names.
 */
function isForProgramsByForm(text: string): boolean {
  if (/^(?:[a-z]+:|\/|\.|#|--|@)\S*$/.test(text) || /^\S*-src \S|[a-z]=[^ ]/.test(text)) return true;
  if (/^\([a-z-]+:|\|[^|]*\|/.test(text)) return true;
  if (/^\s*</.test(text) && !text.includes('</p>')) return true;
  const words = text.trim().split(/\s+/);
  return words.filter((word) => /[a-z]-[a-z[\d]|[[\]]|[a-z]:[a-z]/.test(word)).length * 2 > words.length;
}
