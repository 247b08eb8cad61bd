import { useApolloClient } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { ExportMyDataDocument } from '../gql/ExportMyData.ts'
import { graphql } from '../gql/gql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { BusyButton } from './BusyButton.tsx'
import { useSignInWords } from './useSignInWords.ts'

graphql(/* GraphQL */ `
  query ExportMyData {
    exportMyData {
      ... on MyData {
        json
      }
      ... on NotAllowed {
        reason
      }
    }
  }
`)

const FILE_NAME = 'lanewatch-my-data.json'

const useStyles = makeStyles({
  said: {
    order: 1,
    flexBasis: '100%',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    ':empty': { display: 'none' },
  },
  failed: { color: ownTokens.loss },
})

export function ExportData() {
  const styles = useStyles()
  const words = useSignInWords()
  const client = useApolloClient()
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  async function save() {
    if (state === 'busy') return
    setState('busy')
    try {
      const { data } = await client.query({ query: ExportMyDataDocument, fetchPolicy: 'no-cache' })
      if (data?.exportMyData.__typename !== 'MyData') throw new Error('The server did not return the data.')
      download(data.exportMyData.json)
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <BusyButton
        words={words('account.export')}
        busyWords={words('account.exporting')}
        busy={state === 'busy'}
        onClick={() => void save()}
      />
      <output className={styles.said}>
        {state === 'done' ? words('account.exported') : null}
        {state === 'failed' ? <span className={styles.failed}>{words('account.exportFailed')}</span> : null}
      </output>
    </>
  )
}

function download(json: string) {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(address)
}
