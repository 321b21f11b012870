-- Why a photo was not observed was stored as an English sentence; now it is a code.
update analyses
set raw_json = jsonb_set(raw_json, '{photos}', (
  select jsonb_agg(
    case
      when photo ->> 'error' is null then photo
      else jsonb_set(photo, '{error}', to_jsonb(case photo ->> 'error'
        when 'This photo could not be read. Add it again, or replace it with another one.' then 'unreadable'
        when 'The file of this photo could not be found. Please add the photo again.' then 'missing'
        when 'The AI service had too many requests to analyze this photo. Run the analysis again in a few minutes.' then 'rate_limited'
        when 'The AI service was too busy to analyze this photo. Run the analysis again in a moment.' then 'overloaded'
        when 'The AI service failed while analyzing this photo. Run the analysis again in a few minutes.' then 'server_error'
        when 'The AI service did not accept this photo. Run the analysis again, or replace it with another photo.' then 'rejected'
        when 'The AI service did not let us analyze this photo. Whoever runs this site needs to check its key.' then 'unauthorized'
        when 'The AI service could not be used for this photo. Run the analysis again in a few minutes.' then 'unavailable'
        when 'The AI service could not be reached for this photo. Run the analysis again in a few minutes.' then 'unreachable'
        when 'The AI service took too long to analyze this photo. Run the analysis again.' then 'timed_out'
        when 'The AI service sent a reply about this photo that could not be read. Run the analysis again.' then 'malformed'
        when 'The AI service sent a reply about this photo that was too long to read. Run the analysis again.' then 'too_long'
        when 'The AI service declined to analyze this photo. Replace it with another one.' then 'refused'
        else 'fault'
      end))
    end order by place)
  from jsonb_array_elements(raw_json -> 'photos') with ordinality as each (photo, place)))
where jsonb_path_exists(raw_json, '$.photos[*] ? (@.error != null)');
