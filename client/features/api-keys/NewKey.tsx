import { useApolloClient } from '@apollo/client/react'
import { makeStyles } from '@fluentui/react-components'
import { useId, useState, type SubmitEvent } from 'react'
import { Card } from '../../components/Card.tsx'
import { TextField } from '../../components/TextField.tsx'
import { CreateApiKeyDocument } from '../../gql/CreateApiKey.ts'
import { graphql } from '../../gql/gql.ts'
import type { CreateApiKeyMutation } from '../../gql/graphql.ts'
import { sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { BusyButton } from '../../sign-in/BusyButton.tsx'
import { PHONE } from '../../theme/tokens.ts'
import { CreatedKey } from './CreatedKey.tsx'
import { useApiKeysWords } from './useApiKeysWords.ts'

graphql(/* GraphQL */ `
  mutation CreateApiKey($name: String!) {
    createApiKey(input: { name: $name }) {
      key
      apiKey {
        id
        name
      }
      problems {
        ... on TooMany {
          limit
        }
        ... on InvalidField {
          rule
        }
      }
    }
  }
`)

const useStyles = makeStyles({
  card: { padding: '16px 20px 20px', [PHONE]: { padding: '14px 12px 16px' } },
  title: { ...sectionTitleStyle, margin: '0 0 8px' },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '8px 12px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Beside the field, which has a label above.
  submit: { paddingTop: '24px', [PHONE]: { paddingTop: 0 } },
})

interface Created {
  readonly key: string
  readonly name: string
}

interface NewKeyProps {
  readonly onCreated: () => void
}

/** Creates a key, and shows it until its owner has kept it. */
export function NewKey({ onCreated }: NewKeyProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const client = useApolloClient()
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [created, setCreated] = useState<Created | null>(null)

  function explain({ problems }: CreateApiKeyMutation['createApiKey']): string {
    const [problem] = problems
    if (problem?.__typename === 'TooMany') return words('create.tooMany', { count: problem.limit })
    return words(problem?.__typename === 'InvalidField' ? 'create.invalid' : 'create.failed')
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setError(words('create.missing'))
    setBusy(true)
    setError(null)
    try {
      const { data } = await client.mutate({ mutation: CreateApiKeyDocument, variables: { name } })
      const { key, apiKey } = data?.createApiKey ?? { key: null, apiKey: null }
      if (key === null || apiKey === null) {
        setError(data === undefined ? words('create.failed') : explain(data.createApiKey))
      } else {
        setCreated({ key, name: apiKey.name })
        setName('')
        onCreated()
      }
    } catch {
      setError(words('create.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby={`${id}title`}>
      <Card className={styles.card}>
        <h2 id={`${id}title`} className={styles.title}>
          {words(created === null ? 'create.title' : 'created.title', { name: created?.name ?? '' })}
        </h2>
        {created === null ? (
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              id={`${id}name`}
              label={words('create.name')}
              placeholder={words('create.placeholder')}
              error={error}
              value={name}
              onEdit={(text) => {
                setName(text)
                setError(null)
              }}
            />
            <span className={styles.submit}>
              <BusyButton
                type="submit"
                appearance="primary"
                words={words('create.submit')}
                busyWords={words('create.busy')}
                busy={busy}
              />
            </span>
          </form>
        ) : (
          <CreatedKey apiKey={created.key} onKept={() => setCreated(null)} />
        )}
      </Card>
    </section>
  )
}
