import type { Fetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { useInsertionEffect } from 'react'
import type { ThemeChoice } from '../settings/theme-choice.ts'
import { useMediaQuery } from '../theme/useMediaQuery.ts'
import { EDITOR_THEMES, EditorColours } from './EditorColours.tsx'
import type { ExampleTab } from './examples.ts'
import type { ExplorerStorage } from './explorer-storage.ts'
import { graphiqlRules } from './graphiql-colours.ts'
import type { LinkedOperation } from './linked-operation.ts'

interface ExplorerProps {
  readonly fetcher: Fetcher
  readonly storage: ExplorerStorage
  /** Tabs of a visitor who has none. */
  readonly examples: readonly ExampleTab[]
  /** Opens in a tab of its own, before all others. */
  readonly linked: LinkedOperation | null
  readonly theme: ThemeChoice
}

export function Explorer({ fetcher, storage, examples, linked, theme: choice }: ExplorerProps) {
  const system = useMediaQuery('(prefers-color-scheme: light)') ? 'light' : 'dark'
  const theme = choice === 'system' ? system : choice
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(graphiqlRules(theme))
    document.adoptedStyleSheets = [sheet]
  }, [theme])

  const [first, ...others] = linked === null ? examples : [linked, ...examples]
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={storage}
      // The variables of a first tab are shown only where they are named apart from it.
      {...(first && { defaultTabs: [first, ...others], initialQuery: first.query, initialVariables: first.variables })}
      forcedTheme={theme}
      editorTheme={EDITOR_THEMES}
      inputValueDeprecation
      schemaDescription
      // A key that the visitor pastes among the headers is not kept.
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
      <EditorColours theme={theme} />
    </GraphiQL>
  )
}
