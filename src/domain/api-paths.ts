/** The API's paths (specification 7; design 3.4 and 3.6). Browser code puts PUBLIC_API_BASE_URL before them. */
export const apiPaths = {
  health: '/health',
  ready: '/health/ready',
  publicArticles: '/api/content/public/articles',
  featuredArticles: '/api/content/public/articles/featured',
  publicCategories: '/api/content/categories',
  publicTags: '/api/content/tags',
  register: '/api/auth/register',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  me: '/api/auth/me',
  changePassword: '/api/auth/change-password',
  assistantAsk: '/api/assistant/ask',
  enquiries: '/api/enquiries',
  enquiryForm: '/api/enquiries/form',
  pageView: '/api/analytics/page-view',
  sessions: '/api/auth/sessions',
  adminAudit: '/api/admin/audit',
  adminAuditActors: '/api/admin/audit/actors',
  adminHealth: '/api/admin/health',
  adminArticles: '/api/admin/articles',
  adminCategories: '/api/admin/categories',
  adminTags: '/api/admin/tags',
  adminEnquiries: '/api/admin/enquiries',
  adminEnquirySummary: '/api/admin/enquiries/summary',
  adminEnquiryExport: '/api/admin/enquiries/export',
  adminUnansweredQuestions: '/api/admin/unanswered-questions',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
} as const;

/** The key under which the browser keeps the access token (specification 6; design 3.4). */
export const accessTokenKey = 'access_token';
