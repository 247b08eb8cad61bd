import { html, type Html, toProse } from './html.ts'
import { toOperation } from '../openapi.ts'
import type { Route } from '../route.ts'

/** Renders the introduction: the rules that apply to every route. */
export function toIntroduction(routes: readonly Route[]): Html {
  return html`<section id="introduction">
    <h2>How to ask</h2>
    <p>
      Programs that spoke to older servers find what they know here. Every route is a document that the GraphQL contract
      answers: new programs should ask <a href="/graphql"><code>/graphql</code></a
      >, which says more with fewer requests. Each route below says which fields of the contract stand behind it, and
      the header <code>Link</code> of its answers leads there.
    </p>
    <div class="facts">
      <div>
        <h3>Answers</h3>
        <p>
          JSON. A list with nothing in it is <code>200</code> and <code>[]</code>. A GET comes with an
          <code>ETag</code> and says in <code>Cache-Control</code> how long it may be kept, mostly 30 seconds; whoever
          sends the <code>ETag</code> back in <code>If-None-Match</code> gets <code>304</code> without a body while
          nothing has changed. <code>HEAD</code> is answered wherever GET is, <code>OPTIONS</code> everywhere, and a
          page of any site may ask.
        </p>
      </div>
      <div>
        <h3>Writes</h3>
        <p>
          Only editors may change rosters. A program is one when it sends <code>Authorization: Bearer …</code> with the
          <code>OPERATOR_TOKEN</code> of the server, a browser when it has followed its operator link. With an
          <code>Idempotency-Key</code>, a text that is used only once, a request may be sent again: it changes nothing
          twice and gets the player as he is now.
        </p>
      </div>
      <div>
        <h3>Paths</h3>
        <p>
          A path may end in a slash or not, without a redirect. What stands in braces is a part of the path, encoded as
          addresses want it. A query parameter that a route does not name is not read.
        </p>
      </div>
      <div>
        <h3>The whole as data</h3>
        <p>
          <a href="/v2/openapi.json">openapi.json</a> says all of this to programs.
          <a href="/schema.graphql">schema.graphql</a> is the contract, and every field in it says what it means.
        </p>
      </div>
    </div>
    <h3>What goes wrong</h3>
    <p>
      An answer other than <code>200</code>, <code>201</code> and <code>304</code> is <code>{"detail": "…"}</code>, one
      sentence in English for a person. A method that a path does not know is <code>405</code>, and
      <code>Allow</code> names those that it does.
    </p>
    <dl class="fields statuses">
      ${findFailures(routes).map(
        ([status, text]) =>
          html`<div>
            <dt><code>${status}</code></dt>
            <dd>${toProse(text)}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}

/** Lists the statuses that a route can fail with, and their descriptions. */
function findFailures(routes: readonly Route[]): readonly (readonly [status: string, text: string])[] {
  const responses = routes.flatMap((route) => Object.entries(toOperation(route).responses))
  const failures = responses
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => [status, description] as const)
  return [...new Map(failures)].toSorted(([a], [b]) => Number(a) - Number(b))
}
