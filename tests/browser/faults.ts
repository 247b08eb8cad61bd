import type { Page } from 'playwright-core'

/**
 * Notes in `faults` what no page may do: throw, complain in the console, get an answer that says failure, get none, or
 * ask another host than the product's.
 */
export function watchFaults(page: Page, origin: string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))

  page.on('console', (message) => {
    // What Chromium itself says of failed requests is noted below, with the address.
    if (message.text().startsWith('Failed to load resource')) return
    // Whoever leaves a page drops what was on its way to it, a connection too.
    if (message.text().includes('WebSocket is closed before the connection is established')) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()} ${message.text()}`)
  })

  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'data:') faults.push(`asked ${request.url()}`)
  })

  page.on('response', (response) => {
    // A page that is not there says so itself.
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) faults.push(`${response.status()} ${pathOf(response.url())}`)
  })

  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Whoever leaves a page drops what was on its way to it.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${pathOf(request.url())}`)
  })
}

const pathOf = (url: string) => new URL(url).pathname
