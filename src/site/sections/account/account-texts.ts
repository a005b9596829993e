/** Texts of Sign In and Create Account (specification 2 and 8). */
export const signInTexts = {
  title: 'Sign In',
  username: 'Username',
  usernameHint: 'The email you registered with.',
  password: 'Password',
  failed: 'Login failed. Please check your credentials.',
  busy: 'Signing in…',
  storageClosed: 'This browser does not keep site data, so you cannot stay signed in. Allow it and try again.',
} as const;

/** Texts of Create Account (specification 2 and 8). */
export const createAccountTexts = {
  title: 'Create Account',
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  failed: 'Registration failed. Please try again.',
  busy: 'Creating account…',
} as const;
