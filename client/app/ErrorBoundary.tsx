import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'
import { isCrawler } from './is-crawler.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Called when the crashed content is about to be rendered again. */
  readonly onRetry: () => void
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | null
}

/** Crawlers get nothing in place of crashed content, so that no search engine lists the error. The console has it. */
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
