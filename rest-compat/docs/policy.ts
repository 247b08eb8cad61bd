import { hashOfStyle } from '../../gateway/http/style-hash.ts'

const STYLE_ELEMENT = /<style>(?<style>.*?)<\/style>/gs

/** Returns the `Content-Security-Policy` of the page: its own styles with their font, its logo, and nothing else. */
export function docsPolicy(page: string): string {
  const styles = Array.from(page.matchAll(STYLE_ELEMENT), ({ groups }) => hashOfStyle(groups?.['style'] ?? ''))
  return [
    "default-src 'none'",
    ['style-src', ...styles].join(' '),
    'font-src data:',
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
