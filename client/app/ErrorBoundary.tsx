import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Called when what broke is about to be shown again. */
  readonly onRetry: () => void
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null
}

/** Shows what to do next in place of a page that broke. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override state: ErrorBoundaryState = { caught: null }

  override render() {
    const { caught } = this.state
    return caught === null ? this.props.children : <CrashPage error={caught.error} onRetry={this.retry} />
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ caught: null })
  }
}
