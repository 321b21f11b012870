-- Mails say whose account they are about, so that those to an earlier address are erased with it.
update mails m set user_id = u.id from auth.users u
where m.recipient = u.email and starts_with(m.template, 'account_');
--> statement-breakpoint

-- Deletes the actor's account with its sessions, second factor, passkeys, links, codes and the mails that it was sent.
create or replace function app.erase_account() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare erased constant pg_catalog.uuid := app.actor_id();
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return; end if;
  delete from public.mails m where m.user_id = erased;
  -- Those of before somebody signed up with the address, too.
  delete from public.mails m using auth.users u
  where u.id = erased and m.recipient = u.email and starts_with(m.template, 'account_');
  delete from auth.verifications v where strpos(v.value, erased::text) > 0;
  delete from auth.users u where u.id = erased;
end $$;
