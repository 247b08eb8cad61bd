import { describe, expect } from 'vitest'
import { z } from 'zod'
import { addProPlayerPath } from '../../client/paths.ts'
import { signInTexts } from '../../client/sign-in/useSignInWords.ts'
import { findTeams } from '../browser/editing.ts'
import { findForm } from '../browser/editor.ts'
import { wordsIn } from '../browser/words.ts'
import { it } from './journey.ts'
import { newEmail, openMail } from './people.ts'
import { runRoles } from './run-roles.ts'
import { openSignIn, sendPassword } from './sign-in-page.ts'

const t = wordsIn('en')
const words = signInTexts('en')

/** Time for which the product trusts Firebase's last answer about a person. */
const CACHED_MS = 10_000

const CHANGES = z.object({
  rosterChanges: z.object({ edges: z.array(z.object({ node: z.object({ by: z.string() }) })) }),
})

describe('npm run roles', () => {
  it('makes an editor of a person with a verified address, who adds players until the role is revoked', async ({
    visit,
    product,
  }) => {
    const email = newEmail()
    const page = await visit(addProPlayerPath())
    const dialog = await openSignIn(page)
    await dialog.getByRole('button', { name: words.toSignUp }).click()
    await sendPassword(dialog, 'signUp', { email })
    await dialog.waitFor({ state: 'detached' })
    await expect(runRoles('grant', email, 'editor')).rejects.toMatchObject({
      stderr: expect.stringContaining(`The owner of ${email} has not confirmed the address`),
    })

    await openMail(email, 'VERIFY_EMAIL')
    expect(await runRoles('grant', email, 'editor')).toContain(`${email} is now: editor.`)
    expect(await runRoles('list')).toContain(`${email}  editor\n`)

    await page.getByRole('button', { name: t('addProPlayer.visitor.lookAgain') }).click()

    const { league, team } = await findTeams(product)
    const form = findForm(page, t)
    await form.league.selectOption(league)
    await form.team.selectOption(team)
    await form.role('SUP').check()
    await form.name.fill('Written By A Person')
    await form.add.click()
    await form.form.getByText('Saved: Written By A Person').waitFor()
    const { rosterChanges } = await product.ask(CHANGES, '{ rosterChanges(first: 1) { edges { node { by } } } }')
    expect(rosterChanges.edges.map(({ node }) => node.by)).toEqual([expect.stringMatching(/^editor \w{6}$/)])

    expect(await runRoles('revoke', email)).toContain(`${email} has no role now, and is signed out everywhere.`)
    product.clock.fastForward(CACHED_MS)
    await form.role('SUP').check()
    await form.name.fill('Written Too Late')
    await form.add.click()
    await form.problem(t('addProPlayer.trouble.notAllowed')).waitFor()
    expect(await runRoles('list')).not.toContain(email)
  })
})
