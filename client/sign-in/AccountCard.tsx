import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Chip } from '../components/Chip.tsx'
import { useAccountRoleQuery } from '../gql/AccountRole.ts'
import { graphql } from '../gql/gql.ts'
import { apiKeysPath } from '../paths.ts'
import { AuthTrouble } from './AuthTrouble.tsx'
import { BusyButton } from './BusyButton.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportData } from './ExportData.tsx'
import type { SignedIn } from './sign-in-service.ts'
import { useAccountAction } from './useAccountAction.ts'
import { useSignInWords } from './useSignInWords.ts'
import { VerifyAddress } from './VerifyAddress.tsx'

graphql(/* GraphQL */ `
  query AccountRole {
    viewer {
      person {
        role
      }
    }
  }
`)

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px' },
  who: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold, lineHeight: '20px' },
  email: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '4px' },
  delete: { minHeight: '40px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '40px',
    paddingInline: '4px',
    color: tokens.colorBrandForeground1,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
})

export interface AccountCardProps {
  readonly session: SignedIn
}

export function AccountCard({ session }: AccountCardProps) {
  const styles = useStyles()
  const words = useSignInWords()
  const { data } = useAccountRoleQuery()
  const signingOut = useAccountAction()
  const [deletes, setDeletes] = useState(false)
  const { name, email, emailVerified } = session
  const role = data?.viewer.person?.role ?? null

  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <span className={styles.name}>
          {words('account.signedInAs', { name: name ?? email ?? words('account.noAddress') })}
        </span>
        {name === null ? null : <span className={styles.email}>{email ?? words('account.noAddress')}</span>}
        <span className={styles.chips}>
          {role === null ? null : <Chip tone="brand">{words(`account.roles.${role}`)}</Chip>}
          {email === null ? null : (
            <Chip tone={emailVerified ? 'plain' : 'warning'}>
              {words(emailVerified ? 'account.verified' : 'account.unverified')}
            </Chip>
          )}
        </span>
      </div>
      {email === null || emailVerified ? null : <VerifyAddress email={email} />}
      {deletes ? (
        <DeleteAccount onKept={() => setDeletes(false)} />
      ) : (
        <div className={styles.actions}>
          <BusyButton
            words={words('account.signOut')}
            busyWords={words('account.signOut')}
            busy={signingOut.state.kind === 'busy'}
            onClick={() => void signingOut.carryOut((actions) => actions.signOut())}
          />
          <ExportData />
          <Link
            to={apiKeysPath()}
            className={styles.link}
            // The account is shown in a dialog.
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            {words('account.apiKeys')}
          </Link>
          <Button className={styles.delete} onClick={() => setDeletes(true)}>
            {words('account.delete')}
          </Button>
        </div>
      )}
      <AuthTrouble state={signingOut.state} />
    </div>
  )
}
