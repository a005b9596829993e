const verbs: Readonly<Record<string, string>> = { GET: 'get', POST: 'create', PUT: 'update', DELETE: 'delete' };

/** Last parts of paths that name what a POST does. */
const actions = new Set('accept ask duplicate join login logout merge read register restore start view'.split(' '));

/** Operations whose path does not make a good name. */
const chosen: Readonly<Record<string, string>> = {
  'DELETE /api/auth/sessions': 'endOtherSessions',
  'DELETE /api/admin/people/:id': 'deletePerson',
  'DELETE /api/admin/people/:id/sessions': 'signOutPerson',
  'GET /api/admin/audit': 'listHistory',
  'GET /api/admin/audit/actors': 'listHistoryActors',
  'GET /api/admin/health': 'checkAccess',
  'GET /api/admin/people': 'listPeople',
  'GET /api/admin/people/:id/sessions': 'listPersonSessions',
  'GET /api/admin/trash': 'listTrash',
  'GET /api/content/public/articles/featured': 'listFeaturedArticles',
  'GET /health/ready': 'getReadiness',
  'GET /pictures/:name': 'getPictureFile',
  'GET /recordings/:name': 'getRecordingFile',
  'POST /api/admin/articles/changes': 'changeArticles',
  'POST /api/admin/articles/deletions': 'deleteArticles',
  'POST /api/admin/assistant/ask': 'askAssistantInDesk',
  'POST /api/admin/people/:id/confirmation': 'confirmPersonAddress',
  'POST /api/admin/personal-data/searches': 'findPersonalData',
  'POST /api/admin/settings/test-messages': 'sendTestMessage',
  'POST /api/admin/trash/restorations': 'restoreRecords',
  'POST /api/analytics/page-view': 'countPageView',
  'POST /api/analytics/speed': 'countPageSpeed',
  'POST /api/analytics/step': 'countVisitStep',
  'POST /api/auth/change-password': 'changePassword',
  'POST /api/auth/confirm': 'confirmSession',
  'POST /api/auth/login/second-step': 'completeLogin',
  'POST /api/auth/passkeys/:id/removal': 'removePasskey',
  'POST /api/demo-agents/read': 'readDemoTurn',
  'PUT /api/admin/people/:id/role': 'updatePersonRole',
};

/**
 * Returns the name of an operation, from which generators of clients make the name of a function: `listArticles` for
 * `GET /api/admin/articles`, `getArticle`, `createArticle`, `updateArticle` and `deleteArticle` for one article.
 */
export function operationIdOf(method: string, url: string): string {
  const name = chosen[`${method} ${url}`];
  if (name) return name;
  const parts = url.split('/').filter((part) => !['', 'api', 'admin', 'auth', 'public'].includes(part));
  const nouns = parts.filter((part) => !part.startsWith(':')).map((part) => (part === 'content' ? 'public' : part));
  const last = nouns.at(-1) ?? '';
  const isAction = method === 'POST' && actions.has(last);
  const isOne = method === 'POST' || parts.at(-1)?.startsWith(':');
  const isList = method === 'GET' && !isOne && last.endsWith('s');
  const named = isAction ? nouns.slice(0, -1) : nouns;
  const words = named.map((noun, at) => (at < named.length - 1 || isOne ? singular(noun) : noun));
  return camelCase([isAction ? last : isList ? 'list' : (verbs[method] ?? method), ...words].join('-'));
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
