import { useApolloClient } from '@apollo/client/react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { graphql } from '../../gql/gql.ts'
import { RevokeApiKeyDocument } from '../../gql/RevokeApiKey.ts'
import { BusyButton } from '../../sign-in/BusyButton.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { useApiKeysWords } from './useApiKeysWords.ts'

graphql(/* GraphQL */ `
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(input: { id: $id }) {
      revoked
      problems {
        __typename
      }
    }
  }
`)

const useStyles = makeStyles({
  panel: { gridColumn: '1 / -1', display: 'grid', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: '18px', textWrap: 'pretty' },
  failed: { margin: 0, color: ownTokens.loss },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  keep: { minHeight: '40px' },
})

interface RevokeKeyProps {
  readonly id: string
  readonly name: string
  readonly onKept: () => void
  readonly onRevoked: (name: string) => Promise<void>
}

/** Asks before a key is revoked. */
export function RevokeKey({ id, name, onKept, onRevoked }: RevokeKeyProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const client = useApolloClient()
  const titleId = useId()
  const panel = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  // The button that opened this has been removed.
  useEffect(() => panel.current?.focus(), [])

  async function revoke(event: SubmitEvent) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    try {
      const { data } = await client.mutate({ mutation: RevokeApiKeyDocument, variables: { id } })
      // A key that is unknown was revoked in another window.
      const isGone = data?.revokeApiKey.problems.every(({ __typename }) => __typename === 'InvalidField') === true
      if (isGone) await onRevoked(name)
      else setState('failed')
    } catch {
      setState('failed')
    }
  }

  return (
    <form
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.panel}
      onSubmit={(event) => void revoke(event)}
    >
      <h3 id={titleId} className={styles.title}>
        {words('revoke.title', { name })}
      </h3>
      <p className={styles.words}>{words('revoke.words')}</p>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {words('revoke.failed')}
        </p>
      ) : null}
      <div className={styles.actions}>
        <BusyButton
          type="submit"
          words={words('revoke.yes')}
          busyWords={words('revoke.busy')}
          busy={state === 'busy'}
          final
        />
        <Button className={styles.keep} appearance="subtle" onClick={onKept}>
          {words('revoke.no')}
        </Button>
      </div>
    </form>
  )
}
