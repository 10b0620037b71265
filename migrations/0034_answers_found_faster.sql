-- A function that returns rows runs on its own for each answer; written out, it is part of the plan and takes a twentieth of the time.
create or replace view answer_source as
select v.property_id, v.parameter_id, plain_text(btrim(w.word)) as word
from property_parameters v
join parameters d on d.id = v.parameter_id and d.type_of_parameter in ('radiobutton', 'checkbox', 'dropdown', 'textbox')
cross join lateral jsonb_array_elements_text(case jsonb_typeof(v.value) when 'array' then v.value else jsonb_build_array(v.value) end) w (word)
where char_length(w.word) <= 100 and btrim(w.word) <> '';
drop function answer_words(jsonb);
