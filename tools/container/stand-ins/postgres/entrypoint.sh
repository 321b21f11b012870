#!/bin/sh
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -j postgres
fi
exec postgres -c listen_addresses='*'
