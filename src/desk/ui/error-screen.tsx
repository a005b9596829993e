import { Component, type ReactNode } from 'react';
import { ActionButton } from './button.tsx';

interface ErrorScreenProps {
  readonly children: ReactNode;
}

/**
 * Shows its children until one of them cannot be rendered, for example because a browser extension has changed the page.
 * Then it says that typed text is kept, and offers to load the page again.
 */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly failure?: unknown }> {
  override state: { readonly failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    if (!('failure' in this.state)) return this.props.children;
    // Browsers throw this error when site data is blocked.
    const isStorageClosed = this.state.failure instanceof DOMException && this.state.failure.name === 'SecurityError';
    return (
      <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6">
        <h1 className="text-2xl">The desk stopped working</h1>
        <p>
          {isStorageClosed
            ? 'This browser doesn’t keep site data, so the desk cannot keep you signed in. Allow site data for this site, then load the page again.'
            : 'What you typed is kept. Load the page again to continue. If this keeps happening, turn off translation and browser extensions for this page.'}
        </p>
        <ActionButton look="primary" onPress={() => location.reload()}>
          Reload
        </ActionButton>
      </div>
    );
  }
}
