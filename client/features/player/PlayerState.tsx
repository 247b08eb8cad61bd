import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePlayerStateQuery } from '../../gql/PlayerState.ts'
import { liveStateWords } from '../../live/live-words.ts'

graphql(/* GraphQL */ `
  query PlayerState($name: String!) {
    proPlayer(by: { name: { name: $name } }) {
      id
      live {
        state
        observedAt
      }
    }
  }
`)

/** The server polls Riot by itself; this asks for its stored state. */
const ASK_EVERY_MS = 60_000

const useStyles = makeStyles({ state: { color: tokens.colorNeutralForeground2 } })

/** Renders nothing until the server has answered. */
export function PlayerState({ name }: { readonly name: string }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data } = usePlayerStateQuery({
    variables: { name },
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.hidden,
  })
  const live = data?.proPlayer?.live
  if (live === undefined) return null
  return (
    <span className={styles.state}>
      {liveStateWords(live.state, t)}
      {live.observedAt === null ? null : (
        <>
          {' · '}
          <Age moment={live.observedAt}>{(age) => t('live.checked', { age })}</Age>
        </>
      )}
    </span>
  )
}
