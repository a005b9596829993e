import { Component, type ReactNode } from 'react';
import { ActionButton } from './button.tsx';

interface ErrorScreenProps {
  readonly children: ReactNode;
}

/**
 * Shows its children until one of them cannot be rendered, for example because a browser extension has changed the page.
 * Then it says that typed text is kept, and offers to load the page again.
 */
export class ErrorScreen extends Component<ErrorScreenProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6">
        <h1 className="text-2xl">The desk stopped working</h1>
        <p>
          What you typed is kept. Load the page again to continue. If this keeps happening, turn off translation and
          browser extensions for this page.
        </p>
        <ActionButton look="primary" onPress={() => location.reload()}>
          Reload
        </ActionButton>
      </div>
    );
  }
}
