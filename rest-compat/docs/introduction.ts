import { toOperation } from '../openapi.ts'
import type { Route } from '../route.ts'
import { html, type Html, toProse } from './html.ts'

/** Renders the introduction: the rules that apply to every route. */
export function toIntroduction(routes: readonly Route[]): Html {
  return html`<section id="introduction">
    <h2>How to use it</h2>
    <p>
      These routes serve programs that were written for older servers. Every route executes a document of the GraphQL
      contract: new programs should use <a href="/graphql"><code>/graphql</code></a
      >, which returns more with fewer requests. Each route below lists the fields of the contract that it uses, and the
      header <code>Link</code> of its answers leads to its section.
    </p>
    <div class="facts">
      <div>
        <h3>Answers</h3>
        <p>
          Answers are JSON. An empty list is <code>200</code> and <code>[]</code>. The answer to a GET has an
          <code>ETag</code> and a cache lifetime in <code>Cache-Control</code>, mostly 30 seconds. A client that sends
          the <code>ETag</code> back in <code>If-None-Match</code> gets <code>304</code> without a body while nothing
          has changed. <code>HEAD</code> works on every path with GET, <code>OPTIONS</code> on every path, and pages of
          any site may call.
        </p>
      </div>
      <div>
        <h3>Writes</h3>
        <p>
          Only editors may change rosters. A program is an editor when it sends
          <code>Authorization: Bearer …</code> with the <code>OPERATOR_TOKEN</code> of the server, a browser when it has
          followed an operator link. A request with an <code>Idempotency-Key</code>, a unique text, may be repeated: the
          change is made only once, and the answer is the current state of the player.
        </p>
      </div>
      <div>
        <h3>Paths</h3>
        <p>
          A trailing slash is optional and causes no redirect. A name in braces is a parameter of the path; its value
          must be percent-encoded. Query parameters that a route does not list are ignored.
        </p>
      </div>
      <div>
        <h3>Sources</h3>
        <p>
          Facts about rosters come in part from <a href="https://lol.fandom.com/">Leaguepedia</a> and
          <a href="https://liquipedia.net/leagueoflegends/">Liquipedia</a>, under
          <a href="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA 3.0</a>, and were changed. A program that
          passes them on names them, too. <code>Provenance</code> in the contract has the sources of each fact.
        </p>
      </div>
      <div>
        <h3>Machine-readable</h3>
        <p>
          <a href="/v2/openapi.json">openapi.json</a> describes these routes for programs.
          <a href="/schema.graphql">schema.graphql</a> is the contract, with a description of every field.
        </p>
      </div>
    </div>
    <h3>Errors</h3>
    <p>
      The answer of every other status than <code>200</code>, <code>201</code> and <code>304</code> is
      <code>{"detail": "…"}</code>, an explanation for people in English. A method that a path does not support is
      <code>405</code>, and <code>Allow</code> lists the supported ones.
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

function findFailures(routes: readonly Route[]): readonly (readonly [status: string, text: string])[] {
  const responses = routes.flatMap((route) => Object.entries(toOperation(route).responses))
  const failures = responses
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => [status, description] as const)
  return [...new Map(failures)].toSorted(([a], [b]) => Number(a) - Number(b))
}
