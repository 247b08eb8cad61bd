import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'
import { isCrawler } from './is-crawler.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Called when what broke is about to be shown again. */
  readonly onRetry: () => void
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null
}

/**
 * Shows what to do next in place of what broke. Crawlers get nothing instead, so that nobody lists an error as a page; what
 * broke stands in the console for everybody.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override state: ErrorBoundaryState = { caught: null }

  override render() {
    const { caught } = this.state
    if (caught === null) return this.props.children
    return isCrawler(navigator.userAgent) ? null : <CrashPage error={caught.error} onRetry={this.retry} />
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ caught: null })
  }
}
