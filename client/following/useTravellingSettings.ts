import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '../gql/gql.ts'
import { PersonSettingsDocument } from '../gql/PersonSettings.ts'
import { SaveSettingsDocument } from '../gql/SaveSettings.ts'
import { browserChoices } from '../settings/browser-choices.ts'
import { useSession } from '../sign-in/session.ts'
import { browserNoticeSettings } from './notice-settings.ts'
import { travel } from './travelling-settings.ts'

graphql(/* GraphQL */ `
  query PersonSettings {
    viewer {
      person {
        settings {
          locale
          theme
          region
          hidesResults
          lessMotion
          notices
          quietHours {
            from
            to
          }
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  mutation SaveSettings($input: SaveSettingsInput!) {
    saveSettings(input: $input) {
      problems {
        __typename
      }
    }
  }
`)

/** Synchronizes the settings of the signed-in person between browsers. */
export function useTravellingSettings() {
  const client = useApolloClient()
  const session = useSession()
  const person = session.kind === 'in' ? session.id : null

  useEffect(() => {
    if (person === null) return
    return travel({
      choices: browserChoices,
      notices: browserNoticeSettings,
      async load() {
        const { data } = await client.query({ query: PersonSettingsDocument, fetchPolicy: 'network-only' })
        const settings = data?.viewer.person?.settings
        if (settings === undefined) throw new Error('The server does not recognize the sign-in.')
        const { locale, theme, region, hidesResults, lessMotion, notices, quietHours } = settings
        const hours = quietHours === null ? null : { from: quietHours.from, to: quietHours.to }
        return { locale, theme, region, hidesResults, lessMotion, notices, quietHours: hours }
      },
      async save(input) {
        const { data } = await client.mutate({ mutation: SaveSettingsDocument, variables: { input } })
        if (data === undefined || data.saveSettings.problems.length > 0) {
          throw new Error('The server did not store the settings.')
        }
      },
    })
  }, [client, person])
}
