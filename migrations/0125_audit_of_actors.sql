-- What one person did with one kind of thing: neither index alone finds that among a million lines.
create index audit_log_of_actor_by_subject on audit_log (actor_id, subject, id);
